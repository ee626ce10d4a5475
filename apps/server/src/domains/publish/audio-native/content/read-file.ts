import { readFile } from 'node:fs/promises'
import type { UploadedFile } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { Article } from '../reading/article.ts'
import { plainArticle, readArticle } from '../reading/read-article.ts'

/** Reads the content that came as a file: HTML where it says so or looks like it, else text as it is. */
export async function readContent(ctx: Context, { path, mediaType }: UploadedFile): Promise<Article> {
  const text = (await readFile(path)).toString('utf8').replace(/^\uFEFF/u, '')
  const isMarkup = mediaType === 'text/html' || /^\s*<(?:!doctype|html|body|div|p|article|h\d)[\s>]/iu.test(text)
  return isMarkup ? readArticle({ markup: text, kind: 'file' }, ctx.workspaceId) : plainArticle(text)
}
