import type { FastifyInstance } from 'fastify'
import { AppError } from '../kernel/errors.ts'

type Addresses = { readonly publicUrl?: URL; readonly contentUrl?: URL }

/**
 * Answers nothing on the host of contents but what people made or uploaded: a page there that came from somebody else can
 * neither pass for the product nor reach it with the cookies of whoever looks at it.
 */
export function keepContentApart(app: FastifyInstance, { publicUrl, contentUrl }: Addresses): void {
  if (!contentUrl || contentUrl.host === publicUrl?.host) return
  app.addHook('onRequest', (request, _reply, done) => {
    const isThere = request.host.toLowerCase() === contentUrl.host
    done(isThere && !request.routeOptions.config?.servesContent ? new AppError('route_not_found') : undefined)
  })
}
