export { type ChosenWebhooks, listChosen, tellChosen } from './deliveries/tell-chosen.ts'
