import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import dnsPacket, { type Answer, type Packet, type RecordType } from 'dns-packet'

type Data = string | { tag: string; value: string } | { preference: number; exchange: string }

/** What one server knows: records by name and type. TTL is 300 s unless `ttl` says otherwise for the name. */
export type Records = Record<
  string,
  Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT' | 'NS' | 'SOA' | 'CAA', Data[]>> & { ttl?: number }
>

export interface NameServer {
  records: Records
  /** How it behaves: says nothing, refuses, fails, or sends whoever asks by UDP on to TCP. */
  manner?: 'silent' | 'refuse' | 'fail' | 'tcp_only'
}

export interface DnsWorld {
  port: number
  /** Of the resolver, for `createDns`. */
  resolver: string
  /** By address. The resolver stands at 127.0.0.1. */
  servers: Record<string, NameServer>
  /** Every question in order, with the address of the server that was asked. */
  asked: { at: string; name: string; type: string; tcp: boolean }[]
  close(): Promise<void>
}

const RCODE = { ok: 0, servfail: 2, nxdomain: 3, refused: 5 }
const TRUNCATED = 512

const TRIES = 20

/**
 * Name servers on loopback addresses that share one port, as those of the internet share port 53. Each knows its own
 * records alone; one that stands at 127.0.0.1 plays the resolver and follows aliases.
 */
export async function dnsWorld(servers: Record<string, NameServer>): Promise<DnsWorld> {
  // A port that is free by UDP may be taken by TCP, or at the next address.
  for (let tries = 1; ; tries++) {
    try {
      return await openWorld(servers)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === TRIES) throw error
    }
  }
}

async function openWorld(servers: Record<string, NameServer>): Promise<DnsWorld> {
  const asked: DnsWorld['asked'] = []
  const sockets: UdpSocket[] = []
  const listeners: Server[] = []
  const world: DnsWorld = {
    port: 0,
    resolver: '',
    servers,
    asked,
    close: async () => {
      await Promise.all(sockets.map((socket) => new Promise<void>((done) => socket.close(() => done()))))
      await Promise.all(listeners.map((server) => new Promise((done) => server.close(done))))
    },
  }

  function reply(at: string, question: Packet, tcp: boolean): Buffer | null {
    const { name, type } = question.questions![0]!
    asked.push({ at, name: name.toLowerCase(), type, tcp })
    const server = world.servers[at] ?? { records: {} }
    if (server.manner === 'silent') return null
    const failure = server.manner === 'refuse' ? RCODE.refused : server.manner === 'fail' ? RCODE.servfail : undefined
    const cut = server.manner === 'tcp_only' && !tcp
    const { answers, rcode } =
      failure === undefined ? lookUp(server.records, name, type) : { answers: [], rcode: failure }
    return dnsPacket.encode({
      id: question.id ?? 0,
      type: 'response',
      flags: dnsPacket.AUTHORITATIVE_ANSWER | (cut ? TRUNCATED : 0) | rcode,
      questions: question.questions!,
      answers: cut ? [] : answers,
    })
  }

  const stand = async (address: string) => {
    const socket = createSocket('udp4')
    socket.on('message', (message, from) => {
      const answer = reply(address, dnsPacket.decode(message), false)
      if (answer) socket.send(answer, from.port, from.address)
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.bind(world.port, address, resolve)
    })
    sockets.push(socket)
    world.port = (socket.address() as AddressInfo).port
    const listener = createServer((stream) => {
      stream.on('error', () => {})
      stream.once('data', (data) => {
        const answer = reply(address, dnsPacket.decode(data.subarray(2)), true)
        if (answer) {
          const size = Buffer.alloc(2)
          size.writeUInt16BE(answer.length)
          stream.end(Buffer.concat([size, answer]))
        }
      })
    })
    await new Promise<void>((resolve, reject) => {
      listener.once('error', reject)
      listener.listen(world.port, address, resolve)
    })
    listeners.push(listener)
  }

  try {
    for (const address of Object.keys(servers)) await stand(address)
  } catch (error) {
    await world.close()
    throw error
  }
  world.resolver = `127.0.0.1:${world.port}`
  return world
}

function lookUp(records: Records, asked: string, type: RecordType): { answers: Answer[]; rcode: number } {
  const answers: Answer[] = []
  let name = asked.toLowerCase()
  for (let hops = 0; hops < 8; hops++) {
    const here = records[name]
    if (!here) {
      const below = Object.keys(records).some((other) => other.endsWith(`.${name}`))
      return { answers, rcode: answers.length > 0 || below ? RCODE.ok : RCODE.nxdomain }
    }
    const ttl = here.ttl ?? 300
    const found = here[type as 'A'] ?? []
    answers.push(...found.map((data) => ({ name, type, ttl, data: shaped(type, data) }) as Answer))
    const alias = here.CNAME?.[0]
    if (found.length > 0 || alias === undefined || typeof alias !== 'string') break
    answers.push({ name, type: 'CNAME', ttl, data: alias })
    name = alias
  }
  return { answers, rcode: RCODE.ok }
}

const shaped = (type: RecordType, data: Data): unknown =>
  type === 'SOA'
    ? {
        mname: data,
        rname: 'hostmaster.example.com',
        serial: 1,
        refresh: 3600,
        retry: 600,
        expire: 86_400,
        minimum: 60,
      }
    : type === 'CAA'
      ? { flags: 0, ...(data as object) }
      : data
