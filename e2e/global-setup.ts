import { demoProduct, startProduct } from './product.ts'

/** Starts one product with the demo data for all tests. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct(demoProduct)
  return () => product.stop()
}
