export { bytesOf, knownModels, type ModelManifest } from './manifest.ts'
export { ModelDesk, type ModelDeskParts, type UsedModel } from './model-desk.ts'
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
