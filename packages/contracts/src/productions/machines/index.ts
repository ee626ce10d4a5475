export * from './machine.ts'
export * from './order-machine.ts'
export * from './task-machine.ts'
export * from './review-machine.ts'
