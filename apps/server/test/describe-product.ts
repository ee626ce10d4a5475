import { describeProduct } from '../src/kernel/product.ts'
import { product } from '../src/product.ts'

// For files that test a part of the server without composing it.
describeProduct(product)
