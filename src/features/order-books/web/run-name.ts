/** The name under which a device keeps a run of this exercise. */
export const runName = (id: string) => `order-book ${id}`
