import { generatePath } from 'react-router'

import { paths } from '#kit/routing/index.ts'

/** Answers the address of an order. */
export function orderAddress(orderId: string): string {
  return generatePath(paths.productionOrder, { orderId })
}

/** Answers where the invoice of an order is. */
export function invoiceAddress(orderId: string): string {
  return generatePath(paths.productionInvoice, { orderId })
}

/** Answers where an order that is not sent yet is put together. */
export function draftAddress(orderId: string): string {
  return `${paths.newProductionOrder}?order=${encodeURIComponent(orderId)}`
}

/** Answers where a task of somebody is reviewed. */
export function reviewAddress(userId: string, taskId: string): string {
  return generatePath(paths.taskReview, { userId, taskId })
}

/** Answers where an attempt at a test is taken. */
export function attemptAddress(attemptId: string): string {
  return generatePath(paths.qualificationAttempt, { attemptId })
}

/** Answers where a task of somebody is written. */
export function workAddress(producerId: string, taskId: string): string {
  return generatePath(paths.workbench, { producerId, taskId })
}
