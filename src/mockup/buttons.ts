/*
 * Shows the buttons of the mockup, once the chat's script listens to what the dialog adds to the message. The dialog is fetched
 * when one of them is pressed.
 */
const failed = document.getElementById('mockup-failed');

/** Whether the dialog can do its work: some visitors block storage, or what a canvas tells of its pixels. */
function canWork(): boolean {
  try {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.fillRect(0, 0, 1, 1);
    return sessionStorage && `${context.getImageData(0, 0, 1, 1).data}` === '0,0,0,255';
  } catch {
    return false;
  }
}

/** Opens the dialog for the first time; `openMockup` handles all later presses. */
async function open(button: HTMLButtonElement): Promise<void> {
  failed?.remove();
  button.setAttribute('aria-busy', 'true');
  try {
    const { openMockup } = await import('./open.tsx');
    await openMockup(button);
  } catch {
    if (!failed) return;
    failed.hidden = false;
    button.after(failed);
    failed.scrollIntoView({ block: 'nearest' });
  } finally {
    button.removeAttribute('aria-busy');
  }
}

function showButtons(): void {
  const works = canWork();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-mockup]')) {
    if (!works) button.remove();
    button.hidden = false;
    button.onclick = () => open(button);
  }
}

addEventListener('chat:ready', showButtons);
