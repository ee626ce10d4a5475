export { findAddressEngine, listAddressEngines } from './addresses/to-engine.ts'
export { requireAbility } from './get-ability.ts'
