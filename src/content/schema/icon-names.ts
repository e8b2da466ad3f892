/** The icons that content may name; `components/Icon.tsx` draws them. */
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

export type IconName = (typeof iconNames)[number];
