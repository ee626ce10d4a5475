import type { FastifyInstance } from 'fastify'
import { packSource } from './pack-source.ts'

export type SourceParts = {
  readonly root: string
  readonly dataDir: string
  readonly commit: string | undefined
  /** Where the operator publishes the source of this version. */
  readonly sourceUrl: string | undefined
}

/**
 * Adds the route that offers every user the source of the running version, as section 13 of the licence requires: from
 * where the operator publishes it, else from here.
 */
export function addSourceRoute(app: FastifyInstance, { root, dataDir, commit, sourceUrl }: SourceParts): void {
  let packing: Promise<Buffer> | undefined
  app.get('/source', async (_request, reply) => {
    if (sourceUrl !== undefined) return reply.redirect(sourceUrl)
    packing ??= packSource(root, dataDir)
    const archive = await packing.catch((error: unknown) => {
      packing = undefined
      throw error
    })
    return reply
      .type('application/zip')
      .header(
        'content-disposition',
        `attachment; filename="vireo-source${commit ? `-${commit.slice(0, 12)}` : ''}.zip"`,
      )
      .send(archive)
  })
}
