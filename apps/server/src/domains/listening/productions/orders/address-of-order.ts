import { screens } from '@vireo/contracts/kit'

/** Answers where the screen of an order is, below the address of the instance. */
export function addressOfOrder(id: string): string {
  return screens.shell.productionOrder.replace(':orderId', id)
}
