/* Says how long the first view is alone: what is below it is laid out later (docs/decisions/006-loading-order.md). */
{
  const { dataset } = document.documentElement;
  dataset.firstView = '';
  // The first frame is when the first view is there.
  requestAnimationFrame(() => setTimeout(() => delete dataset.firstView, 300));
}
