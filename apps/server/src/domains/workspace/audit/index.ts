export { listChains } from './chain-store.ts'
export { type Verdict, verifyChain } from './verify-chain.ts'
