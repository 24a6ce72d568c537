import { demoProduct, startProduct } from './product.ts'

/** One product for all journeys, with the demo companies as on the first day; gone afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct(demoProduct)
  return () => product.stop()
}
