# PostgreSQL with Patroni, and etcd, for compose.failover.yaml: in the versions of Debian 12, which the tests run.
FROM debian:bookworm-slim
# Patroni makes the cluster, not the package.
RUN install -d /etc/postgresql-common \
  && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql patroni etcd-server \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 700 /data
COPY patroni.yaml create-database.sh /etc/slova/
USER postgres
VOLUME /data
EXPOSE 5432 8008
STOPSIGNAL SIGTERM
CMD ["patroni", "/etc/slova/patroni.yaml"]
