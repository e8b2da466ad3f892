import {
  Boxes,
  ChartColumn,
  Layers,
  type LucideIcon,
  Package,
  PackageCheck,
  PencilRuler,
  Shirt,
  Spool,
  SwatchBook,
  Tag,
  Timer,
  Truck,
} from 'lucide-react';
import type { iconNames } from '../content/icons.ts';

const drawings: Record<(typeof iconNames)[number], LucideIcon> = {
  quality: Shirt,
  speed: Timer,
  complete: PackageCheck,
  fabric: SwatchBook,
  design: PencilRuler,
  packaging: Package,
  inventory: Boxes,
  shipping: Truck,
  reports: ChartColumn,
  quantity: Layers,
  printing: Spool,
  price: Tag,
};

interface IconProps {
  name: keyof typeof drawings;
  /** Side in CSS pixels. */
  size: number;
}

/** One of the icons that content may name: a decoration, drawn with one 1.75 px line at every size. */
export function Icon({ name, size }: IconProps) {
  const Drawing = drawings[name];
  return <Drawing size={size} strokeWidth={(1.75 * 24) / size} aria-hidden />;
}
