/* Runs in the browser: makes the name on the label as large as there is room, and tries it on at a press of Enter. */
const label = document.querySelector('[name=brand]') as HTMLInputElement;
const pen = document.createElement('canvas').getContext('2d');

/** Tells the stylesheet how wide the name is, in parts of its size. The example stays as it was served: it would jump. */
function fit(): void {
  label.style.removeProperty('--em');
  if (!pen || !label.value) return;
  pen.font = `700 100px ${getComputedStyle(label).fontFamily}`;
  const { width } = pen.measureText(label.value);
  let em = width / 100;
  do {
    label.style.setProperty('--em', `${em}`);
    // Some systems round the width of each small letter up.
    em *= 1.05;
  } while (label.scrollWidth > label.clientWidth && em < 100);
}

fit();
label.addEventListener('input', fit);
// The chat's script has put another name there when the browser gives the page back.
addEventListener('pageshow', () => setTimeout(fit));
// A name has its place once its letters are there.
document.fonts.addEventListener('loadingdone', fit);
label.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.isComposing) return;
  // Else it would press what has the focus in the dialog.
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('[data-mockup=named]')?.click();
});
