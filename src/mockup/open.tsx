/* Runs once a visitor has pressed a button of the mockup, and handles all later presses. */
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import type { MockupData } from './data.ts';
import { Mockup } from './Mockup.tsx';

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-mockup]');
let loading: ReturnType<typeof load> | undefined;

async function load() {
  const response = await fetch(`/mockup/${document.documentElement.dataset.locale}.json`);
  const data: MockupData = await response.json();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // What a visitor did in it before is still there.
  return (style?: string) => root.render(<Mockup {...data} opened={{ style }} />);
}

async function open(button: HTMLButtonElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  try {
    loading ??= load();
    const show = await loading;
    show(button.dataset.style);
  } catch {
    // The connection may be back at the next press.
    loading = undefined;
  }
  button.removeAttribute('aria-busy');
}

for (const button of buttons) {
  button.onclick = () => open(button);
  if (button.hasAttribute('aria-busy')) void open(button);
}
