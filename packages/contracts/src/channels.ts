/** Every WebSocket channel of the product, by domain. */
export { speechChannels as speech } from './speech/index.ts'
