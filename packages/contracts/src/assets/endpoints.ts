import { defineEndpoint, Nothing } from '../kit/index.ts'
import { Asset, AssetContentQuery, AssetFields, assetLimits, AssetPath, AssetsPage, AssetsQuery } from './schemas.ts'

const mayRead = { scope: 'projects_read' } as const
const mayWrite = { scope: 'projects_write' } as const
const notFound = 'asset_not_found'

export const assetsEndpoints = {
  create: defineEndpoint({
    id: 'assets.create',
    method: 'POST',
    path: '/v1/assets',
    summary: 'Bring a file for other tools of the workspace',
    access: mayWrite,
    multipart: {
      fields: AssetFields,
      files: { asset: { maxCount: 1, maxBytes: assetLimits.fileBytesMax, required: true } },
    },
    success: { status: 200, schema: Asset },
    errors: ['asset_is_empty', 'storage_limit_reached', 'request_too_large'],
  }),
  list: defineEndpoint({
    id: 'assets.list',
    method: 'GET',
    path: '/v1/assets',
    summary: 'List the assets of the workspace, newest first',
    access: mayRead,
    query: AssetsQuery,
    success: { status: 200, schema: AssetsPage },
    errors: ['invalid_cursor', 'invalid_page_size'],
  }),
  get: defineEndpoint({
    id: 'assets.get',
    method: 'GET',
    path: '/v1/assets/:asset_id',
    summary: 'Get an asset, with an address of its content',
    access: mayRead,
    params: AssetPath,
    success: { status: 200, schema: Asset },
    errors: [notFound],
  }),
  delete: defineEndpoint({
    id: 'assets.delete',
    method: 'DELETE',
    path: '/v1/assets/:asset_id',
    summary: 'Delete an asset and its content for good',
    access: mayWrite,
    params: AssetPath,
    success: { status: 204, schema: Nothing },
    errors: [notFound],
  }),
  getContent: defineEndpoint({
    id: 'assets.getContent',
    method: 'GET',
    path: '/asset-content/:asset_id',
    summary: 'The content of an asset, at the signed address that comes with it',
    access: 'public',
    servesContent: true,
    params: AssetPath,
    query: AssetContentQuery,
    success: { status: 200, bytes: ['application/octet-stream'] },
    errors: [notFound],
  }),
} as const
