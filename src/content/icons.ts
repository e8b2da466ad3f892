/** The icons that a content file may name; `components/Icon.tsx` draws each. */
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
