import type { Endpoint } from '@vireo/contracts/kit'
import { productFacts } from '../../kernel/product.ts'

/** Answers every endpoint of the product. */
export function allEndpoints(): readonly Endpoint[] {
  return Object.values(productFacts().endpoints).flat()
}
