import { languageOfReader } from '@vireo/contracts/kit'
import { ImpactApplicationForm } from '@vireo/contracts/impact-program'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { isTooOften } from '#kernel/errors.ts'
import { apply } from './apply.ts'

/** What the page says after the form was sent; the build has written it once for each. */
export type PageAnswer = 'sent' | 'incomplete' | 'often'

/** Takes an application from a browser without a script, and leads it to the page that says what became of it. */
export async function applyOnPage(ctx: Context, { rawBody }: { readonly rawBody: Uint8Array }): Promise<ByteAnswer> {
  const fields = Object.fromEntries(new URLSearchParams(Buffer.from(rawBody).toString('utf8')))
  const language = languageOfReader(ctx.client.header('accept-language'), fields['language'])
  const form = ImpactApplicationForm.safeParse({ ...fields, language, may_be_named: 'may_be_named' in fields })
  if (!form.success || Object.values(form.data).some((value) => String(value).includes('\0')))
    return leadTo('incomplete', language)
  return leadTo(await answerTo(ctx, form.data), language)
}

async function answerTo(ctx: Context, form: ImpactApplicationForm): Promise<PageAnswer> {
  try {
    await apply(ctx, form)
    return 'sent'
  } catch (error) {
    if (isTooOften(error)) return 'often'
    throw error
  }
}

/** Leads to a page by `GET`, so that going back or reloading sends nothing again. */
function leadTo(answer: PageAnswer, language: string): ByteAnswer {
  const query = new URLSearchParams({ answer, lang: language }).toString()
  return {
    contentType: 'text/html; charset=utf-8',
    status: 303,
    sizeBytes: 0,
    headers: { location: `/impact-program-application?${query}`, 'cache-control': 'no-store' },
    send: () => Promise.resolve(),
  }
}
