/** The icons that a content file may name; `components/icons.ts` draws each. */
export const iconNames = [
  'quality',
  'speed',
  'complete',
  'fabric',
  'design',
  'packaging',
  'inventory',
  'shipping',
  'reports',
  'quantity',
  'printing',
  'price',
] as const;
