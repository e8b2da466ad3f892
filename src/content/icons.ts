/** The icons that a content file may name; `components/icons.tsx` draws each. */
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
