export { findAddressEngine, listAddressEngines } from './addresses/to-engine.ts'
export { findByAddress, requireAbility } from './get-ability.ts'
