export * from './endpoints.ts'
export * from './errors.ts'
export * from './redirect-target.ts'
export * from './product-variant.ts'
