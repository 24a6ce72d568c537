import { randomUUIDv7 } from 'node:crypto'

/** Every id of ours: UUIDv7, made by the server, so that new rows stand together. */
export const newId = (): string => randomUUIDv7()

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isId = (text: string): boolean => shape.test(text)
