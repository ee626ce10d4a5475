import { describeProduct } from '../src/kernel/product.ts'
import { setHashCost } from '../src/domains/foundation/identity/passwords/hash-password.ts'
import { product } from '../src/product.ts'

// For files that test a part of the server without composing it.
describeProduct(product)

// A hash takes a fifth of a second of a core: that a real one costs what it should is the hash's own test.
setHashCost({ N: 1024, r: 8, p: 1 })
