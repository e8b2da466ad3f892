/* Runs once a visitor has pressed a button of the mockup, and handles all later presses. */
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import { Mockup, type MockupData } from './Mockup.tsx';

async function start(): Promise<void> {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-mockup]');
  const response = await fetch(`/mockup/${document.documentElement.dataset.locale}.json`);
  const data: MockupData = await response.json();
  const host = document.body.appendChild(document.createElement('div'));
  // The page listens for numbers of pieces.
  host.addEventListener('input', (event) => event.stopPropagation());
  const root = createRoot(host);

  // What a visitor did in it before is still there.
  const open = (opener: HTMLButtonElement) => root.render(<Mockup {...data} opened={{ opener }} />);

  for (const button of buttons) {
    button.onclick = () => open(button);
    if (button.ariaBusy) open(button);
    button.ariaBusy = null;
  }
}

start();
