export { loadSynthesizer } from './load-synthesizer.ts'
export { readModelFolder, type SherpaModel } from './model-folder.ts'
export { whySherpaIsMissing } from './sherpa-addon.ts'
export { SherpaHost, type SherpaHostOptions } from './sherpa-host.ts'
