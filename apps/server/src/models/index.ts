export { bytesOf, knownModels, offeredModels, type ModelManifest } from './manifest.ts'
export { ModelKeeper, type ModelKeeperParts } from './model-keeper.ts'
export { addModel, nameOfSource, type OwnModel } from './adding/add-model.ts'
export { ModelError } from './model-error.ts'
export {
  downloadedBytes,
  inMegabytes,
  installedModels,
  installModel,
  removeModel,
  verifyModel,
  type InstalledModel,
} from './model-store.ts'
