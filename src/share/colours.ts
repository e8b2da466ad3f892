/** The colours of pictures that no stylesheet reaches, as in `src/styles/tokens.css`. */
export const colours = {
  ink: '#14213d',
  paper: '#f6f1e7',
  white: '#fffdf8',
  thread: '#e0a526',
} as const;
