import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { attachment } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { findUser, languageFor } from '#users'
import { getOrderInvoice } from './get-order-invoice.ts'
import { sheetOfInvoice } from './sheet-of-invoice.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * Answers the invoice of an order as a PDF, in the language of whoever asks; it is the same file until money goes back. Throws
 * `production_order_not_found`, and `production_invoice_not_found` for what nobody paid.
 */
export async function downloadOrderInvoice(
  ctx: With<'settings'>,
  input: Input<typeof productionsEndpoints.downloadInvoice>,
): Promise<ByteAnswer> {
  const invoice = await getOrderInvoice(ctx, input)
  const language = languageFor(ctx, await findUser(ctx, ctx.actor.userId))
  const sheet = sheetOfInvoice(invoice, { language, sender: ctx.ports.settings.publicUrl.host })
  const bytes = await writeInvoice(ctx, { sheet, madeAt: new Date(invoice.issued_at) })
  return {
    contentType: 'application/pdf',
    sizeBytes: bytes.byteLength,
    headers: {
      'content-disposition': attachment(`${invoice.invoice_number}.pdf`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
    async send(sink) {
      if (!sink.write(bytes)) await sink.drained()
    },
  }
}
