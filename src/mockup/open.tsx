/* Imported when a visitor presses a button of the mockup. Opens the dialog, and handles all later presses. */
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import type { MockupData } from './data.ts';
import { Mockup } from './Mockup.tsx';

const response = await fetch(`/mockup/${document.documentElement.dataset.locale}.json`);
const data: MockupData = await response.json();
const root = createRoot(document.body.appendChild(document.createElement('div')));

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-mockup]')) {
  const open = () => {
    const field = document.querySelector<HTMLInputElement>('[name="brand"]');
    const brand = button.dataset.mockup === 'named' ? field?.value.trim() : '';
    // What a visitor did in it before is still there.
    root.render(<Mockup {...data} opened={{ style: button.dataset.style, brand }} />);
    button.removeAttribute('aria-busy');
  };
  button.onclick = open;
  if (button.hasAttribute('aria-busy')) open();
}
