import { type OrderInvoice, productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { callBytes } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'

/** Saves the invoice of an order as a PDF. */
export async function saveInvoice({ order_id, invoice_number: number }: OrderInvoice): Promise<void> {
  const { stream, contentType } = await callBytes(endpoints.downloadInvoice, { order_id })
  saveFile(new Blob([await new Response(stream).arrayBuffer()], { type: contentType }), `${number}.pdf`)
}
