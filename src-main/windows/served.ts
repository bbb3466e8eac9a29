/** What is answered to a page that asks for an address of ours. */
export type Served = {
  readonly statusCode: number
  readonly data: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Nothing is at this address. */
export const NOT_FOUND: Served = { statusCode: 404, data: Buffer.alloc(0), headers: {} }

/** Bytes of a type, under a policy of what they may do when they are opened by themselves. */
export function served(data: Buffer, type: string, policy: string): Served {
  const headers = {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  }
  return { statusCode: 200, data, headers }
}
