export { addMachine } from './add-machine.ts'
export { lockMachine } from './lock-machine.ts'
export { listGroupsOfMachines } from './machine-store.ts'
export { placeMachine } from './place-machine.ts'
