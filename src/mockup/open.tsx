/* Runs once a visitor has pressed a button of the mockup, and handles all later presses. */
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import type { MockupData } from './data.ts';
import { Mockup } from './Mockup.tsx';

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-mockup]');

async function start(): Promise<void> {
  const response = await fetch(`/mockup/${document.documentElement.dataset.locale}.json`);
  const data: MockupData = await response.json();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  for (const button of buttons) {
    // What a visitor did in it before is still there.
    const open = () => root.render(<Mockup {...data} opened={{ style: button.dataset.style }} />);
    button.onclick = open;
    if (button.hasAttribute('aria-busy')) open();
    button.removeAttribute('aria-busy');
  }
}

function startOrWait(): void {
  start().catch(() => {
    // The line may be back at the next press.
    for (const button of buttons) {
      button.removeAttribute('aria-busy');
      button.onclick = () => {
        button.setAttribute('aria-busy', 'true');
        startOrWait();
      };
    }
  });
}

startOrWait();
