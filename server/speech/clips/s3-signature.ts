import { createHash, createHmac } from 'node:crypto';

export type S3Credentials = { region: string; key: string; secret: string };

type S3Request = { method: string; url: URL; body: Uint8Array; at: Date };

const SIGNED_HEADERS = 'host;x-amz-content-sha256;x-amz-date';

/** The headers that authorise one request to S3: AWS Signature Version 4 over method, path, host, time and body. */
export function signS3(
  { method, url, body, at }: S3Request,
  { region, key, secret }: S3Credentials,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const bodyHash = sha256(body);
  const headers = `host:${url.host}\nx-amz-content-sha256:${bodyHash}\nx-amz-date:${time}\n`;
  const canonical = [method, url.pathname, url.search.slice(1), headers, SIGNED_HEADERS, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(signingKey, toSign).toString('hex');
  return {
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`,
  };
}

const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex');

const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
