/** Why a stock photograph cannot be brought in, as one sentence without its full stop. */
export class StockError extends Error {
  override name = 'StockError';
}
