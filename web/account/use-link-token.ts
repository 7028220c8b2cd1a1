import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../router/router.tsx';

/**
 * The secret that a letter's link carries behind the # sign; empty where there is none. It leaves the address at once, so that it
 * stays in no history and reaches nobody by a copied address.
 */
export function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  useEffect(() => {
    if (hash.length <= 1) return;
    setToken(hash.slice(1));
    navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
