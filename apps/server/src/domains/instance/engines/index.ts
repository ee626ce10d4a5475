export { findAddressEngine, listAddressEngines } from './addresses/to-engine.ts'
