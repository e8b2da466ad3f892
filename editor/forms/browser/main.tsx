/* Starts the editor, at the field that the address names: `?file=content/en/home.yaml&field=hero.slides.0.text`. */
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import { begin, select, state } from './editing.ts';

const root = document.getElementById('editor') as HTMLElement;
try {
  await begin();
  const query = new URLSearchParams(location.search);
  const [file, field] = [query.get('file'), query.get('field')];
  const steps = field?.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (file && state.files[file]) select({ file, path: steps ?? [] });
  createRoot(root).render(<Editor />);
} catch (error) {
  root.role = 'alert';
  root.textContent = (error as Error).message;
}
