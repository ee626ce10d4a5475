// In one file, since they share most of what they are made of.
export { InvoicePage } from './invoice-page.tsx'
export { NewOrderPage } from './new-order-page.tsx'
export { OrderPage } from './order-page.tsx'
export { OrdersPage } from './orders-page.tsx'
export { ProductionsPage } from './productions-page.tsx'
