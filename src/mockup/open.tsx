/* Imported when a visitor presses a button of the mockup. */
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import type { MockupData, MockupStyle } from './data.ts';
import { Mockup } from './Mockup.tsx';
import stylesheet from './mockup.css?url';

/** Opens the dialog that a button has asked for, and handles all later presses. Throws where its words do not come. */
export async function openMockup(pressed: HTMLButtonElement): Promise<void> {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: stylesheet }));
  const response = await fetch(`/mockup/${document.documentElement.dataset.locale}.json`);
  const { mark, ...data }: MockupData = await response.json();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const logo = mark && Object.assign(new Image(), mark);
  const open = (button: HTMLButtonElement, kept?: string, first?: MockupStyle) => {
    const field = document.querySelector<HTMLInputElement>('[name="brand"]');
    const brand = button.dataset.mockup ? field?.value.trim() : kept;
    const style = data.styles.find(({ id }) => id === button.dataset.style) ?? first;
    // What a visitor did in it before is still there.
    root.render(<Mockup {...data} logo={logo} opened={{ style, brand }} />);
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-mockup]'))
    button.onclick = () => open(button);
  const chosen = sessionStorage.choice?.split(/[#.]/);
  const first = data.styles.find(({ itemId }) => chosen?.includes(itemId));
  // The name on the label at home is tried at once, until another one or a logo is chosen.
  open(pressed, sessionStorage.brand, first);
}
