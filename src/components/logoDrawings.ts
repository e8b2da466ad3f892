/** The lines of a logo, as SVG paths in a box 48 high. */
interface LogoDrawing {
  width: number;
  letters: string;
  dots?: string;
  /** How the thread runs on past the last letter. */
  thread: string;
}

/** The logo in Arabic and in Latin letters. Both stand on one base line (34 of 48) and are drawn with one stroke. */
export const logoDrawings: Record<'rtl' | 'ltr', LogoDrawing> = {
  rtl: {
    width: 139,
    letters:
      'M113.5 18C122.5 11.5 136.8 13.5 136.8 25V34H108Q102 34 102 28V15V28Q102 34 96 34H60V2.2V34C60 22.5 66.5 14.5 75 14.5S87 20.5 87 27V34H54',
    dots: 'M124 4.8h0M98 44.5h0M106 44.5h0',
    thread: 'M45 34C33 34 17 39 2.5 34',
  },
  ltr: {
    width: 170,
    letters:
      'M2.2 2.2V34V26L15 14L7.5 21L14.5 31Q16.5 34 19.5 34A5.5 5.5 0 0 0 25 28.5V2.2V22A8 8 0 0 1 41 22V28.5A5.5 5.5 0 0 0 46.5 34H60.5A10 10 0 1 1 70.5 24A10 10 0 0 1 60.5 34A10 10 0 0 0 70.5 24V14V28.5A5.5 5.5 0 0 0 76 34H89A8 8 0 0 1 81 26V14V26A8 8 0 0 0 97 26V34C97 42 93 45.8 88 45.8Q84 45.8 81.5 43.5Q84 45.8 88 45.8C93 45.8 97 42 97 34V14H114H107.5V6V28A6 6 0 0 0 113.5 34H116',
    thread: 'M125 34C137 34 153 39 167.5 34',
  },
};
