/* Marks the time in which only the first view is laid out (docs/decisions/006-loading-order.md). */
{
  const { dataset } = document.documentElement;
  dataset.firstView = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.firstView, 300));
}
