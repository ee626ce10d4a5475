import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { addressEndpoints } from './address-endpoints.ts'
import {
  EngineCapability,
  EngineModel,
  EngineOffer,
  EngineOverview,
  EngineTrial,
  InstallModel,
  ModelCheck,
  ModelPath,
} from './schemas.ts'

const operators = ['operator_only'] as const
const onModel = { access: 'signed-in', params: ModelPath } as const

export const enginesEndpoints = {
  ...addressEndpoints,
  overview: defineEndpoint({
    id: 'engines.overview',
    method: 'GET',
    path: '/v1/admin/engines',
    summary: 'List what engines can do here, and the models that are or can be installed',
    access: 'signed-in',
    success: { status: 200, schema: EngineOverview },
    errors: operators,
  }),
  install: defineEndpoint({
    ...onModel,
    id: 'engines.install',
    method: 'POST',
    path: '/v1/admin/engines/models/:model/install',
    summary: 'Begin to install a model, or go on with it',
    body: InstallModel,
    success: { status: 202, schema: EngineModel },
    errors: [...operators, 'engine_model_not_found', 'model_refused', 'licence_not_accepted'],
  }),
  pause: defineEndpoint({
    ...onModel,
    id: 'engines.pause',
    method: 'POST',
    path: '/v1/admin/engines/models/:model/pause',
    summary: 'Stop a download; what is there stays',
    success: { status: 200, schema: EngineModel },
    errors: [...operators, 'engine_model_not_found'],
  }),
  remove: defineEndpoint({
    ...onModel,
    id: 'engines.remove',
    method: 'DELETE',
    path: '/v1/admin/engines/models/:model',
    summary: 'Remove a model with all that was downloaded of it; its voices fall silent',
    success: { status: 200, schema: Ok },
    errors: [...operators, 'engine_model_not_found'],
  }),
  verify: defineEndpoint({
    ...onModel,
    id: 'engines.verify',
    method: 'POST',
    path: '/v1/admin/engines/models/:model/verify',
    summary: 'Compare every file of a model with what was installed',
    success: { status: 200, schema: ModelCheck },
    errors: [...operators, 'engine_model_not_found'],
  }),
  test: defineEndpoint({
    ...onModel,
    id: 'engines.test',
    method: 'POST',
    path: '/v1/admin/engines/models/:model/test',
    summary: 'Try a model on one sentence, and measure it',
    success: { status: 200, schema: EngineTrial },
    errors: [...operators, 'engine_model_not_found', 'model_refused'],
  }),
  ability: defineEndpoint({
    id: 'engines.ability',
    method: 'GET',
    path: '/v1/engines/:capability',
    summary: 'Tell whether this instance can do something, or what to install so that it can',
    access: 'signed-in',
    params: z.object({ capability: EngineCapability }),
    success: { status: 200, schema: z.object({ capability: EngineCapability, languages: z.array(z.string()) }) },
    errors: ['engine_not_installed', 'engine_outside_forbidden'],
  }),
  offer: defineEndpoint({
    id: 'engines.offer',
    method: 'GET',
    path: '/v1/engines',
    summary: 'Tell whether natural voices are installed, and who may install them',
    access: 'signed-in',
    success: { status: 200, schema: EngineOffer },
    errors: [],
  }),
} as const
