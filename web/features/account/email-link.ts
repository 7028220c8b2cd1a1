import { useEffect, useState } from 'react';
import { ApiError } from '#web/platform/http/http.ts';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';

/**
 * The secret that a letter's link carries behind the # sign; empty where there is none, undefined as long as that is not known: no
 * server sees it. It leaves the address at once: it then stays in no history, and a copied address hands it to nobody.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    if (hash.length <= 1) return setToken(known => known ?? '');
    setToken(hash.slice(1));
    navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}

/** Whether a call failed because the link of its letter was used already or is too old: trying again is of no use. */
export function isLinkExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_expired';
}
