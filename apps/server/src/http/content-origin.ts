import type { FastifyInstance } from 'fastify'
import { AppError } from '../kernel/errors.ts'

type Addresses = { readonly publicUrl?: URL; readonly contentUrl?: URL }

/**
 * Answers nothing on the host of contents but what people made or uploaded: a page there that came from somebody else can
 * neither pass for the product nor reach it with the cookies of whoever looks at it.
 */
export function keepContentApart(app: FastifyInstance, { publicUrl, contentUrl }: Addresses): void {
  if (!contentUrl || contentUrl.hostname === publicUrl?.hostname) return
  app.addHook('onRequest', (request, _reply, done) => {
    // A name is the same with another port, which cookies do not know, and with the dot that ends it.
    const isThere = request.hostname.toLowerCase().replace(/\.$/u, '') === contentUrl.hostname
    done(isThere && !request.routeOptions.config?.servesContent ? new AppError('route_not_found') : undefined)
  })
}
